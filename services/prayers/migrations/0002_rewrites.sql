ALTER TABLE "generations" ADD COLUMN "rewrite_of" uuid;--> statement-breakpoint
CREATE INDEX "generations_rewrites" ON "generations" USING btree ("rewrite_of") WHERE rewrite_of is not null;