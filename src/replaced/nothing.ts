/** In place of what other packages draw under conditions that never come here, such as ripples, which the theme turns off. */
export default (): null => null;
