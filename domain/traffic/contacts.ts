/** Ways to reach someone, by the ids used in the API. */
export const contactChannel = { telegram: 0, skype: 1, phone: 2, url: 3, email: 4 } as const;
