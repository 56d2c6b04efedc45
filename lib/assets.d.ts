declare module '*.woff2' {
  /** The address under which the build serves the font. */
  const url: string;
  export default url;
}
