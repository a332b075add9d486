import { useGetOne } from 'ra-core';
import { cloneElement, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { awaited } from '../../components/inputs/narrowing.ts';
import type { ReferenceProps } from '../../components/inputs/props.ts';
import type { Offer } from './model.ts';

const meta = { fields: ['id', 'vertical'], with: [] };

/** A goal (the generated input), limited to those of the vertical of the form's offer. */
export const GoalOfOfferInput = ({ children }: { children: ReactElement<ReferenceProps> }) => {
  const offer: unknown = useWatch({ name: 'offer' });
  const { data, isLoading } = useGetOne<Offer>(
    'offers',
    { id: Number(offer), meta },
    { enabled: typeof offer === 'number', retry: false },
  );
  if (isLoading) return cloneElement(children, { referenceFilter: awaited });
  return typeof data?.vertical === 'number'
    ? cloneElement(children, { referenceFilter: { vertical: [data.vertical] } })
    : children;
};

/** Something that belongs to an offer (the generated input), limited to the form's offer. */
export const OfOfferInput = ({ children }: { children: ReactElement<ReferenceProps> }) => {
  const offer: unknown = useWatch({ name: 'offer' });
  return typeof offer === 'number' ? cloneElement(children, { referenceFilter: { offer: [offer] } }) : children;
};
