import { useLocation, useNavigate } from 'ra-core';
import { datePresets, type Range } from '../../../domain/time/dates.ts';
import { useZone } from '../../components/viewer.ts';
import { readParameters } from '../statistics/question/parameters.ts';
import { questionOf } from '../statistics/question/question.ts';

/** The period in the address; today if there is none. */
export const usePeriod = () => {
  const zone = useZone();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { period } = questionOf(readParameters(search), datePresets.today(Math.floor(Date.now() / 1000), zone));
  const choose = ({ from, to }: Range) => {
    const parameters = new URLSearchParams(search);
    parameters.set('createdAtFrom', String(from));
    parameters.set('createdAtTo', String(to));
    void navigate({ search: `?${parameters}` });
  };
  return { period, choose };
};
