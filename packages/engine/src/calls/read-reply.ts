import type { FacetSearchReply, PageReply, RecommendReply, SuggestReply } from '../wire/reply.ts'

export declare function readPageReply(value: unknown): PageReply
export declare function readSuggestReply(value: unknown): SuggestReply
export declare function readRecommendReply(value: unknown): RecommendReply
export declare function readFacetSearchReply(value: unknown): FacetSearchReply
