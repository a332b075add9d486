/** In place of what react-admin writes files with in the browser: lists are exported by the server. */
export default (): never => {
  throw new Error('Lists are exported by the server');
};
