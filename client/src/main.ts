import { mount } from "svelte";
import App from "./App.svelte";
import { catchUpWhenHidden } from "./lib/catchUp";
import "./lib/look/print.css";
import { addSprite } from "./lib/look/sprite";
import sprite from "./lib/look/sprite.svg?raw";
import "./lib/look/tokens.css";
import { keepSettings } from "./lib/settings";
import { listenForGesture } from "./lib/sound";

addSprite("shared", sprite);
keepSettings(document.documentElement);
listenForGesture(document);
catchUpWhenHidden(document);

const target = document.getElementById("app");
if (target) mount(App, { target });
