/** Finds no host: what domains that tests make up lead to, so that nothing outside is asked about them. */
export const nowhere = (): Promise<never> =>
  Promise.reject(Object.assign(new Error('There is no such host'), { code: 'ENOTFOUND' }));
