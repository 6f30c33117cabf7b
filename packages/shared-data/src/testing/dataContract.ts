import type { ContractBackEnd, ContractContext } from './contract/contractContext';
import { deletionContract } from './contract/deletionContract';
import { itemContract } from './contract/itemContract';
import { listContract } from './contract/listContract';
import { memberContract } from './contract/memberContract';
import { notificationContract } from './contract/notificationContract';

/** Describes the contract of reader and writer. The fake and every real Firestore implementation must fulfil it. */
export function describeDataContract(start: () => Promise<ContractBackEnd> | ContractBackEnd): void {
  const context: Partial<ContractContext> = {};
  beforeEach(async () => {
    context.back = await start();
  });
  // `beforeEach` has set all fields before a test runs.
  const started = context as ContractContext;
  listContract(started);
  itemContract(started);
  memberContract(started);
  notificationContract(started);
  deletionContract(started);
}
