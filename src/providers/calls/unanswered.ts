/** Whether a call that ended so was not answered by the server's work: it failed, or a gateway never heard of it. */
export const isUnanswered = (status: number): boolean => [0, 500, 502, 504].includes(status);
