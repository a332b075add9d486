/** Returns the address of the list of movements into and out of a part of an account, whose sum is its balance. */
export const movementsPath = (movements: string, balance: unknown, part: string): string => {
  const query = new URLSearchParams({ balance: String(balance), part, orderBy: 'createdAt:desc' });
  return `/${movements}?${query}`;
};
