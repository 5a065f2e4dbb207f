export { createDrawer } from './work/draw.ts';
export { NoPicture } from './work/no-picture.ts';
export { createRenderer, digestOf } from './work/renderer.ts';
export type { Animation, Picture, Renderer, RendererOptions } from './work/renderer.ts';
