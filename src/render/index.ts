export { createDrawer } from './pipeline/drawer.ts';
export { RenderError } from './pipeline/render-error.ts';
export { createRenderer, sceneDigest } from './pipeline/renderer.ts';
export type { RenderedAnimation, RenderedPicture, Renderer, RendererOptions } from './pipeline/renderer.ts';
