/**
 * Something that operators can mend, such as a setting or a database that is away. Its message is all that they are told of it, by
 * the server's start as by their commands.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** What an operator is told of an error: a sentence where they can mend it, else where it happened. */
export const toldOf = (error: unknown): string => {
  if (error instanceof OperatorError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
