/** Whether a call with this status was never processed by the server: it failed, or a gateway could not reach it. */
export const isUnanswered = (status: number): boolean => [0, 500, 502, 504].includes(status);
