// In place of a polyfill that node-polyglot brings for browsers that the admin does not run in.
module.exports = Object.entries;
