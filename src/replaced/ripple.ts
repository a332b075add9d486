/**
 * Replaces ripples: the theme turns them off, and checkboxes and radio buttons, for which MUI ignores the theme's
 * setting, behave like everything else. The theme's outline shows the focus.
 */
export default (): null => null;
