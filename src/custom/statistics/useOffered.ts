import {
  dimensionNames,
  type DimensionName,
  filterNames,
  type FilterName,
} from '../../../domain/statistics/dimensions.ts';
import { useViewer } from '../../components/viewer.ts';
import { staffOnlyDimensions } from './staffOnly.ts';

const isOffered = (name: DimensionName, isStaff: boolean): boolean => isStaff || !staffOnlyDimensions.includes(name);

/** The dimensions that the user may group by. */
export const useOffered = (): readonly DimensionName[] => {
  const isStaff = useViewer()?.isStaff ?? false;
  return dimensionNames.filter((name) => isOffered(name, isStaff));
};

/** The dimensions that the user may filter by. */
export const useOfferedFilters = (): readonly FilterName[] => {
  const isStaff = useViewer()?.isStaff ?? false;
  return filterNames.filter((name) => isOffered(name, isStaff));
};
