/** Address of a picture bundled with the page. */
declare module '*.png' {
  const address: string;
  export default address;
}
