// In place of a stand-in for what all browsers have that the admin runs in.
module.exports = Object.hasOwn;
