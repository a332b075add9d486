import { dataFolderOf } from '../server/configuration.ts';
import { hasRecords } from '../server/database/embedded/start.ts';
import { OperatorError } from '../server/operator.ts';

/**
 * For commands that work on existing data: to be called before they read the configuration, which creates a data folder
 * and a secret. In a shell without the product's variables, they would otherwise work on a new, empty database.
 * @throws OperatorError
 */
export const requireRecords = (environment: Record<string, string | undefined>): void => {
  const dataFolder = dataFolderOf(environment);
  if (!environment['DATABASE_URL'] && !hasRecords(dataFolder))
    throw new OperatorError(
      `There are no records in ${dataFolder}. Set DATABASE_URL or SLUICE_DATA as they are set for the product.`,
    );
};
