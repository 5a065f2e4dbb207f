export { createDrawer } from './workshop/draw.ts';
export { NoPicture } from './workshop/no-picture.ts';
export { createRenderer, digestOf } from './workshop/renderer.ts';
export type { Animation, Picture, Renderer, RendererOptions } from './workshop/renderer.ts';
