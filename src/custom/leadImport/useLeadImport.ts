import { useApi } from '../../components/api.ts';
import { useFileImport } from '../../components/fileImport/useFileImport.ts';
import { dataOf } from '../../providers/data/client.ts';

/** What is known about a file: whose leads its rows are, and what its columns are if the user has said so. */
interface ImportQuery {
  file: File | undefined;
  campaign: number | undefined;
  columns: readonly string[] | undefined;
  /** Whether the leads are offered to advertisers, or only stored. */
  distribute: boolean;
}

/** Previews a file of leads and imports it. */
export const useLeadImport = ({ file, campaign, columns, distribute }: ImportQuery) => {
  const api = useApi();
  return useFileImport({
    name: 'lead import',
    resource: 'leads',
    file,
    said: distribute,
    query: campaign === undefined ? undefined : { campaign, ...(columns && { columns: [...columns] }) },
    ask: async (call) => dataOf(await api.POST('/stat/leads/preview_import', call)),
    start: async (call) => {
      const query = { ...call.params.query, distribute };
      return dataOf(await api.POST('/stat/leads/import', { ...call, params: { query } }));
    },
  });
};
