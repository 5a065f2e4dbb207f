/** Address of a file with the icons of one game, written by the page's build. */
declare module 'icons:*' {
  const file: string;
  export default file;
}
