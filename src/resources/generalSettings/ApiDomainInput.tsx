import { useRecordContext } from 'ra-core';
import type { ReactElement } from 'react';
import { EnumInput } from '../../components/inputs/inputs.tsx';
import type { WidgetProps } from '../../components/inputs/props.ts';
import type { GeneralSettings } from './model.ts';

/**
 * The API domain (the generated input), chosen among the hosts that the operator names and the one that the network has
 * already; without any there is nothing to choose.
 */
export const ApiDomainInput = ({ children }: { children: ReactElement<WidgetProps> }) => {
  const { apiDomain, apiDomains = [] } = useRecordContext<GeneralSettings>() ?? {};
  const hosts = [...new Set([...apiDomains, ...(apiDomain ? [apiDomain] : [])])];
  if (hosts.length === 0) return null;
  return <EnumInput {...children.props} choices={hosts.map((host) => ({ id: host, name: host }))} />;
};
