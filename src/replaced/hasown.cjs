// Replaces a polyfill for what all supported browsers have.
module.exports = Object.hasOwn;
