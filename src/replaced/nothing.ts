/** Replaces what is never called here: checks that packages do in development alone. */
export default (): null => null;
