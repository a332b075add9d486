import { useRecordContext } from 'ra-core';
import type { ReactElement } from 'react';
import { EnumInput } from '../../components/inputs/inputs.tsx';
import type { WidgetProps } from '../../components/inputs/props.ts';
import type { GeneralSettings } from './model.ts';

/**
 * The API domain (the generated input), selected from the hosts that the operator provides and the network's current
 * one; if there are none, there is nothing to select.
 */
export const ApiDomainInput = ({ children }: { children: ReactElement<WidgetProps> }) => {
  const { apiDomain, apiDomains = [] } = useRecordContext<GeneralSettings>() ?? {};
  const hosts = [...new Set([...apiDomains, ...(apiDomain ? [apiDomain] : [])])];
  if (hosts.length === 0) return null;
  return <EnumInput {...children.props} choices={hosts.map((host) => ({ id: host, name: host }))} />;
};
