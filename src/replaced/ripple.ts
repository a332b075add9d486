/**
 * In place of ripples: the theme turns them off, and boxes and radio buttons, which MUI does not ask the theme about, are
 * as quiet as all else. What has the focus is told by the theme's outline.
 */
export default (): null => null;
