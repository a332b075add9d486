import { dataFolderOf } from '../server/configuration.ts';
import { hasRecords } from '../server/database/embedded/start.ts';
import { OperatorError } from '../server/operator.ts';

/**
 * To be called by commands that work on what there is, before they read the configuration, which makes a data folder and
 * a secret: where a shell lacks the variables that the product has, they would work on a new and empty database.
 * @throws OperatorError
 */
export const requireRecords = (environment: Record<string, string | undefined>): void => {
  const dataFolder = dataFolderOf(environment);
  if (!environment['DATABASE_URL'] && !hasRecords(dataFolder))
    throw new OperatorError(
      `There are no records in ${dataFolder}. Set DATABASE_URL or SLUICE_DATA as they are set for the product.`,
    );
};
