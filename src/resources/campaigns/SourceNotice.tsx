import Alert from '@mui/material/Alert';
import { useGetOne } from 'ra-core';
import { useWords } from '../../components/useWords.ts';
import type { Offer } from '../offers/model.ts';
import type { Campaign } from './model.ts';

const words = {
  en: 'The offer doesn’t take traffic from this campaign’s source. Its clicks and leads are refused until you select another one.',
  ru: 'Оффер не принимает трафик из источника этой кампании. Её клики и лиды отклоняются, пока вы не выберете другой.',
};
const none = {
  en: 'The offer takes traffic only from some sources. This campaign’s clicks and leads are refused until you select its traffic source.',
  ru: 'Оффер принимает трафик только из некоторых источников. Клики и лиды кампании отклоняются, пока вы не выберете её источник трафика.',
};

const meta = { fields: ['id', 'trafficSources'], with: [] };

/** Says that nothing of a campaign gets through, because its offer doesn't take its traffic source. */
export const SourceNotice = ({ campaign }: { campaign: Campaign }) => {
  const say = useWords();
  const { offer, trafficSource: source } = campaign;
  const { data } = useGetOne<Offer>(
    'offers',
    { id: Number(offer), meta },
    { enabled: offer !== undefined, retry: false },
  );
  const taken = data?.trafficSources ?? [];
  if (taken.length === 0 || (source && taken.includes(source))) return null;
  return <Alert severity="warning">{say(source ? words : none)}</Alert>;
};
