/**
 * Replaces the list of all attributes that HTML and SVG have. Styled elements get from us and from MUI only what they
 * may have, and what is meant for their styles, which MUI keeps from its own elements in the same way.
 */
export default (name: string): boolean => !['as', 'ownerState', 'sx', 'theme'].includes(name);
