/**
 * Something that operators can fix, such as a setting or an unreachable database. Its message is all they see of it,
 * both when the server starts and when they run commands.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Returns what an operator is told about an error: a sentence if they can fix it, otherwise the stack trace. */
export const toldOf = (error: unknown): string => {
  if (error instanceof OperatorError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
