/**
 * Replaces the checks of properties that packages make in development alone: whatever is asked of it, such as
 * `PropTypes.oneOfType([…]).isRequired`, is it again.
 */
const nothing: object = new Proxy(() => nothing, { get: () => nothing });

export default nothing;
