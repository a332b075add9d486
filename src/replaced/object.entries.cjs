// Replaces a polyfill that node-polyglot includes for browsers that the admin doesn't support.
module.exports = Object.entries;
