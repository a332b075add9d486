/**
 * Returns the row that a statement always has.
 * @param what names what is missing if it has none, in the error
 * @throws Error
 */
export const only = <Row>([row]: readonly Row[], what: string): Row => {
  if (row === undefined) throw new Error(`The database returned no row: ${what}`);
  return row;
};
