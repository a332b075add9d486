import { useGetOne } from 'ra-core';
import { cloneElement, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { awaited, type Filter } from '../../components/inputs/narrowing.ts';
import type { ReferenceProps } from '../../components/inputs/props.ts';
import type { components } from '../../generated/api.d.ts';
import type { Offer } from './model.ts';

type Vertical = components['schemas']['Vertical'];

interface WrapperProps {
  children: ReactElement<ReferenceProps>;
}

/** Returns the generated input, offering only the records that match a filter as well as its own. */
const narrowed = (input: ReactElement<ReferenceProps>, filter: Filter | typeof awaited) => {
  const own = input.props.referenceFilter;
  return cloneElement(input, {
    referenceFilter: filter === awaited || own === awaited ? awaited : { ...own, ...filter },
  });
};

/** Returns what the form's offer says, and whether that is still loading. */
export const useOfferOfForm = (fields: readonly (keyof Offer)[]) => {
  const offer: unknown = useWatch({ name: 'offer' });
  return useGetOne<Offer>(
    'offers',
    { id: Number(offer), meta: { fields: ['id', ...fields], with: [] } },
    { enabled: typeof offer === 'number', retry: false },
  );
};

/** A goal (the generated input), limited to those of the vertical of the form's offer. */
export const GoalOfOfferInput = ({ children }: WrapperProps) => {
  const { data, isLoading } = useOfferOfForm(['vertical']);
  if (isLoading) return narrowed(children, awaited);
  return typeof data?.vertical === 'number' ? narrowed(children, { vertical: [data.vertical] }) : children;
};

/** Something that belongs to an offer (the generated input), limited to the form's offer. */
export const OfOfferInput = ({ children }: WrapperProps) => {
  const offer: unknown = useWatch({ name: 'offer' });
  return typeof offer === 'number' ? narrowed(children, { offer: [offer] }) : children;
};

/** An advertiser (the generated input), limited to those of the form's offer. */
export const AdvertiserOfOfferInput = ({ children }: WrapperProps) => {
  const { data, isLoading } = useOfferOfForm(['advertisers']);
  if (isLoading) return narrowed(children, awaited);
  return data?.advertisers ? narrowed(children, { id: data.advertisers }) : children;
};

/** A traffic source (the generated input), limited to those that the form's offer takes. */
export const SourceOfOfferInput = ({ children }: WrapperProps) => {
  const { data, isLoading } = useOfferOfForm(['trafficSources']);
  if (isLoading) return narrowed(children, awaited);
  return data?.trafficSources?.length ? narrowed(children, { id: data.trafficSources }) : children;
};

/** A payment model (the generated input), limited to those of the vertical of the form's offer, if that names any. */
export const ModelOfOfferInput = ({ children }: WrapperProps) => {
  const { data: offer, isLoading: isOfferLoading } = useOfferOfForm(['vertical']);
  const vertical = offer?.vertical;
  const { data, isLoading } = useGetOne<Vertical>(
    'settings/verticals',
    { id: Number(vertical), meta: { fields: ['id', 'paymentModels'], with: [] } },
    { enabled: typeof vertical === 'number', retry: false },
  );
  if (isOfferLoading || isLoading) return narrowed(children, awaited);
  return data?.paymentModels?.length ? narrowed(children, { id: data.paymentModels }) : children;
};
