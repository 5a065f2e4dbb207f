import { digestOf } from './responses.ts';

const css = `
.plain {
  box-sizing: border-box;
  max-width: 64rem;
  margin: 0 auto;
  padding: 1.5rem 1rem 3rem;
  line-height: 1.5;
  overflow-wrap: anywhere;
}
.plain h1 {
  margin: 0 0 0.5rem;
  font-size: clamp(1.4rem, 5vw, 2.2rem);
  line-height: 1.2;
  text-wrap: balance;
}
.plain h2 {
  margin: 1.5rem 0 0.5rem;
}
.plain p {
  margin: 0 0 1rem;
}
.plain img {
  display: block;
  max-width: 100%;
  height: auto;
  border-radius: 0.5rem;
}
.plain ol {
  margin: 0;
  padding-left: 2rem;
}
.notice {
  min-height: 100vh;
  margin: 0;
  background: #f1e5c6;
  color: #2a1a10;
  font-family: 'Fira Sans Condensed', system-ui, sans-serif;
}
.notice .plain {
  max-width: 34rem;
  padding-top: 18vh;
}
@media (prefers-color-scheme: dark) {
  .notice {
    background: #17100b;
    color: #fff6de;
  }
}
`;

/** The style of everything that is shown without script, as a file named after its content. */
export const plainStyle = { name: `plain-${digestOf(css).slice(0, 8)}.css`, css } as const;
