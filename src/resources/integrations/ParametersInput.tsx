import { useGetList, useGetOne, useRecordContext, useSourceContext } from 'ra-core';
import { cloneElement, type Key, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { components } from '../../generated/api.d.ts';
import { OfTemplate } from './OfTemplate.tsx';
import { useTemplate } from './useTemplate.ts';

type Parameter = components['schemas']['IntegrationTemplateParameter'];

const resource = 'integration-template-parameters';

interface ValueProps {
  open: ReactNode;
  secret: ReactNode;
}

/** The value of a row's parameter: kept openly, or as a secret where the template says so. */
const Value = ({ open, secret }: ValueProps) => {
  const parameter: unknown = useWatch({ name: useSourceContext().getSource('parameter') });
  const { data } = useGetOne<Parameter>(
    resource,
    { id: Number(parameter) },
    { enabled: typeof parameter === 'number', retry: false },
  );
  return data?.secret ? secret : open;
};

/**
 * A new integration begins with a row for each parameter that its template asks for. Rows that are there for this
 * template stay, such as those of a draft; nobody has typed the new ones, so that leaving them asks nobody.
 *
 * @returns a key for the input of the rows, which reads them only where it is drawn anew
 */
const useAskedRows = (): Key => {
  const [filledFor, setFilledFor] = useState(0);
  const isNew = useRecordContext()?.['version'] === undefined;
  const template = useTemplate()?.id;
  const { getValues, setValue } = useFormContext<{ apiParameters?: { parameter?: unknown }[] }>();
  const { isReady } = useFormState();
  const { data } = useGetList<Parameter>(
    resource,
    {
      filter: { integrationTemplate: [template] },
      sort: { field: 'position', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: isNew && template !== undefined, retry: false },
  );
  useEffect(() => {
    // Before it is ready, the form would take its own beginning over the rows.
    if (!isNew || !data || !isReady) return;
    const rows = getValues('apiParameters') ?? [];
    if (rows.some(({ parameter }) => data.some(({ id }) => id === parameter))) return;
    setValue(
      'apiParameters',
      data.map(({ id }) => ({ parameter: id })),
    );
    setFilledFor(template ?? 0);
  }, [isNew, template, data, isReady, getValues, setValue]);
  return filledFor;
};

/** The parameters that an advertiser has (the generated input), each with the one value that it takes. */
export const ParametersInput = ({ children }: { children: ReactElement<{ children?: ReactNode }> }) => {
  const key = useAskedRows();
  const [parameter, open, secret] = [children.props.children].flat();
  return (
    <OfTemplate>
      {cloneElement(children, { key }, parameter, <Value key="value" open={open} secret={secret} />)}
    </OfTemplate>
  );
};
