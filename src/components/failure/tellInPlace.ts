/**
 * Options of a question behind one of react-admin's pages: a failure is told where the answer would be, not by a note,
 * and nobody is sent elsewhere.
 */
export const tellInPlace = { onError: () => undefined };
