/** Returns the address of the movements that a part of an account is the sum of: what came to it and what left it. */
export const movementsPath = (movements: string, balance: unknown, part: string): string => {
  const query = new URLSearchParams({ balance: String(balance), part, orderBy: 'createdAt:desc' });
  return `/${movements}?${query}`;
};
