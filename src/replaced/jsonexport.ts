/** Replaces the library with which react-admin writes files in the browser: lists are exported by the server. */
export default (): never => {
  throw new Error('Lists are exported by the server');
};
