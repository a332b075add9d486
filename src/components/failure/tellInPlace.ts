/**
 * Query options for react-admin's pages: a failure is shown in place of the data rather than in a notification, and
 * does not redirect.
 */
export const tellInPlace = { onError: () => undefined };
