/** The address of a picture that the build lays beside the page. */
declare module '*.png' {
  const address: string;
  export default address;
}
