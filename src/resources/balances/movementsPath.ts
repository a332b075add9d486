/** Returns the address of the movements that brought money to a part of an account. */
export const movementsPath = (movements: string, balance: unknown, part: string): string => {
  const query = new URLSearchParams({ balance: String(balance), to: part, orderBy: 'createdAt:desc' });
  return `/${movements}?${query}`;
};
