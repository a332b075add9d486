import { useApi } from '../../components/api.ts';
import { useFileImport } from '../../components/fileImport/useFileImport.ts';
import type { operations } from '../../generated/api.d.ts';
import { dataOf } from '../../providers/data/client.ts';

export type Columns = NonNullable<operations['importOfCustomers']['parameters']['query']['columns']>;

/** What is known about a file: whose customers its rows are, and what its columns are if the user has said so. */
interface ImportQuery {
  file: File | undefined;
  advertiser: number | undefined;
  columns: Columns | undefined;
}

/** Previews a file of an advertiser’s customers and imports it. */
export const useCustomerImport = ({ file, advertiser, columns }: ImportQuery) => {
  const api = useApi();
  return useFileImport({
    name: 'customer import',
    resource: 'customers',
    file,
    query: advertiser === undefined ? undefined : { advertiser, ...(columns && { columns }) },
    ask: async (call) => dataOf(await api.POST('/stat/customers/preview_import', call)),
    start: async (call) => dataOf(await api.POST('/stat/customers/import', call)),
  });
};
