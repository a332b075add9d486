import { CreateBase, type RaRecord, useLocation, useRedirect } from 'ra-core';
import { useRef, useState } from 'react';
import { useIdempotencyKey } from '../../../components/form/saving/useIdempotencyKey.ts';
import { prefilled } from '../../../components/form/fields/prefilled.ts';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { usePlace } from '../../../components/related/parent.ts';
import type { Elements } from '../../../components/typed.ts';
import { useDoneToast } from '../../../components/useDoneToast.ts';
import { sides, type Side } from '../sides.ts';
import { lastMonth } from './answers.ts';
import { MakerForm } from './MakerForm.tsx';

export interface InvoiceMakerProps {
  side: Side;
  /** The input for each field of an invoice. */
  inputs: Elements;
}

/** Creates an invoice, step by step: whose it is, for which period, with which conversions, and the total. */
const InvoiceMaker = ({ side, inputs }: InvoiceMakerProps) => {
  const { resource } = sides[side];
  const place = usePlace();
  const redirect = useRedirect();
  const done = useDoneToast(resource);
  const { search } = useLocation();
  const filling = useIdempotencyKey(place.createPath);
  const isSaved = useRef(false);
  const [defaults] = useState(() => ({ ...lastMonth(new Date()), leftOut: [], ...prefilled(search, inputs) }));
  return (
    <CreateBase
      record={defaults}
      mutationOptions={{
        meta: { idempotencyKey: filling.key },
        onSuccess: ({ id }: RaRecord) => {
          isSaved.current = true;
          done('created');
          redirect(place.recordPath(id) ?? place.root);
        },
      }}
    >
      <PageHeading text={`resources.${resource}.new`} />
      <MakerForm side={side} inputs={inputs} isSaved={() => isSaved.current} onKeyReused={filling.renew} />
    </CreateBase>
  );
};

export default InvoiceMaker;
