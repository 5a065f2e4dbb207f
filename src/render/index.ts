export { createDrawer } from './draw.ts';
export { NoPicture } from './no-picture.ts';
export { createRenderer, digestOf } from './renderer.ts';
export type { Animation, Picture, Renderer, RendererOptions } from './renderer.ts';
